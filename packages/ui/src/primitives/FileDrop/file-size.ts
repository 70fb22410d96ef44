import { formatMessage } from '@folioflow/flows/messages/format-message';
import { upload } from '@folioflow/flows/words/upload';

/** Formats bytes in a suitable unit: 840 KB, 2.4 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return formatMessage(upload.bytes, { size: bytes });
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
