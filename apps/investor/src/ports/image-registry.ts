import type { ImageRef } from '@folioflow/flows';

/** Holds the bytes of pictures while a page works with them; flows and screens know the references only. */
export interface ImageRegistry {
  register: (file: File) => ImageRef;
  /** @throws Error when the picture is not held (any more) */
  fileOf: (image: ImageRef) => File;
  /** A `blob:` address to show it by; undefined when it is not held. */
  addressOf: (image: ImageRef) => string | undefined;
  release: (image: ImageRef) => void;
  /** Forgets every picture and gives its address back: when the page is left. */
  clear: () => void;
}

interface Held {
  readonly file: File;
  address?: string;
}

export function createImageRegistry(newId: () => string = () => crypto.randomUUID()): ImageRegistry {
  const held = new Map<string, Held>();
  const release = (id: string) => {
    const address = held.get(id)?.address;
    if (address !== undefined) URL.revokeObjectURL(address);
    held.delete(id);
  };
  return {
    register: (file) => {
      const id = newId();
      held.set(id, { file });
      return { id, name: file.name, type: file.type, size: file.size };
    },
    fileOf: ({ id, name }) => {
      const entry = held.get(id);
      if (entry === undefined) throw new Error(`The picture ${name} is not held any more.`);
      return entry.file;
    },
    addressOf: ({ id }) => {
      const entry = held.get(id);
      if (entry === undefined) return undefined;
      entry.address ??= URL.createObjectURL(entry.file);
      return entry.address;
    },
    release: ({ id }) => release(id),
    clear: () => {
      for (const id of [...held.keys()]) release(id);
    },
  };
}

/** The request as the provider wants it: the bytes in the place of the reference. */
export const withBytes = <Request extends { readonly file: ImageRef }>(
  registry: ImageRegistry,
  request: Request,
): Omit<Request, 'file'> & { readonly file: File } => ({ ...request, file: registry.fileOf(request.file) });
