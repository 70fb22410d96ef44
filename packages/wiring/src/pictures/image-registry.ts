import type { ImageRef } from '@folioflow/flows';

/** Stores the files of pictures while a page uses them; flows and screens know only the references. */
export interface ImageRegistry {
  register: (file: File) => ImageRef;
  /** @throws Error when the picture is not stored (any more) */
  fileOf: (image: ImageRef) => File;
  /** Returns the `blob:` address of a picture; undefined when it is not stored. */
  addressOf: (image: ImageRef) => string | undefined;
  release: (image: ImageRef) => void;
  /** Releases every picture and its address: called when the page is left. */
  clear: () => void;
}

interface RegistryEntry {
  readonly file: File;
  address?: string;
}

export function createImageRegistry(newId: () => string = () => crypto.randomUUID()): ImageRegistry {
  const entries = new Map<string, RegistryEntry>();
  const release = (id: string) => {
    const address = entries.get(id)?.address;
    if (address !== undefined) URL.revokeObjectURL(address);
    entries.delete(id);
  };
  return {
    register: (file) => {
      const id = newId();
      entries.set(id, { file });
      return { id, name: file.name, type: file.type, size: file.size };
    },
    fileOf: ({ id, name }) => {
      const entry = entries.get(id);
      if (entry === undefined) throw new Error(`The picture ${name} is not held any more.`);
      return entry.file;
    },
    addressOf: ({ id }) => {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      entry.address ??= URL.createObjectURL(entry.file);
      return entry.address;
    },
    release: ({ id }) => release(id),
    clear: () => {
      for (const id of [...entries.keys()]) release(id);
    },
  };
}

/** Returns the request with the file in the place of its reference. */
export const withFile = <Request extends { readonly file: ImageRef }>(
  registry: ImageRegistry,
  request: Request,
): Omit<Request, 'file'> & { readonly file: File } => ({ ...request, file: registry.fileOf(request.file) });
