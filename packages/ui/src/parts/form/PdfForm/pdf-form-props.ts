export interface PdfFormProps {
  /** The document in base64. The flow decides whether it is shown. */
  base64: string;
  /** Title of the document. */
  title: string;
  /** File name of the download. */
  fileName: string;
}
