/** Margin of a page, in points. */
export const MARGIN = 40;

/** Draws what is no content, such as a line or a page number: readers skip it. */
export function drawArtifact(page: PDFKit.PDFDocument, draw: () => void): void {
  page.markContent('Artifact');
  draw();
  page.endMarkedContent();
}
