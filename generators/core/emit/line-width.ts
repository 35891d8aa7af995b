/** A line of generated code that would be longer is broken into several. */
export const LINE_WIDTH = 110;
