import { useCallback } from 'react';

/** The address of a document lives as long as the element that uses it. */
export const useDocumentAddress = (file: Blob | null, attribute: 'src' | 'href', view = '') =>
  useCallback(
    (element: HTMLElement | null) => {
      if (file === null || element === null) return undefined;
      const address = URL.createObjectURL(file);
      element.setAttribute(attribute, address + view);
      return () => URL.revokeObjectURL(address);
    },
    [file, attribute, view],
  );
