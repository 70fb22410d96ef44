/** Loads the code that writes the gains as a PDF file, with its library. */
export const loadGainsPdf = () => import('./pdf/save-gains-pdf.ts');
