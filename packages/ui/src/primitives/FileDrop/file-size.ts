import { say } from '@folioflow/flows/messages/say';
import { upload } from '@folioflow/flows/words/upload';

/** Bytes in the unit a person would use: 840 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return say(upload.bytes, { size: bytes });
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
