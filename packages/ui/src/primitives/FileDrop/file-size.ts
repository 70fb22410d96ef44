import type { I18n } from '@lingui/core';

/** Formats bytes in a suitable unit: 840 KB, 2.4 MB. */
export function formatFileSize(i18n: I18n, bytes: number): string {
  if (bytes < 1000) return i18n._('upload.bytes', { size: bytes });
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
