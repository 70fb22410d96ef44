/** Fonts of the names of a chart. */
export const mono = "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace";
