package final class Rasterizer { package init(threads: Int) {} }
