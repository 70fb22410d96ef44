import { useCallback } from 'react';

/** Returns a ref callback that gives an element the URL of a document and revokes it with the element. */
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
