/** Maximum length of a line of generated code. */
export const LINE_WIDTH = 110;
