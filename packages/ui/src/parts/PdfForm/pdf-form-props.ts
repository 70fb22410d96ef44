export interface PdfFormProps {
  /** The document, base64; whether it is worth showing is the flow's matter. */
  base64: string;
  /** What it is. */
  title: string;
  /** What it is called when it is saved. */
  fileName: string;
}
