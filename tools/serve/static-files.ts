import { statSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { acceptedEncodings } from './encodings.ts';

/** Types of the files that a build writes; mime-types knows a thousand more. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

const contentTypeOf = (name: string) => contentTypes[path.extname(name)] ?? 'application/octet-stream';

/** Whatever cannot be asked for, such as a name that is too long, is no file. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function decodePath(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}

interface FoundFile {
  readonly root: string;
  /** From the root, decoded. */
  readonly name: string;
}

/** Pages are made, maps and the manifest with the names of the sources are hidden, twins go by the name of their file. */
const isHidden = (name: string) => /\.(html|map|br|gz)$|(^|\/)\.vite\//.test(name);

/** The file that an address names. */
function findFile(roots: readonly string[], pathname: string): FoundFile | null {
  const decoded = decodePath(pathname);
  if (decoded === null) return null;
  const name = path.normalize(decoded);
  if (isHidden(name)) return null;
  const root = roots.find((one) => {
    const file = path.join(one, name);
    return file.startsWith(one + path.sep) && isFile(file);
  });
  return root === undefined ? null : { root, name };
}

/** Names under /assets/ carry the hash of what they hold. */
const isHashed = (pathname: string) => pathname.startsWith('/assets/');

export interface StaticFiles {
  /** Returns what answers with the file of an address; null when the address names none. */
  find(pathname: string): ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Whether an address can only name a file. */
  isOnlyFile(pathname: string): boolean;
}

/**
 * The files below some folders, each in the best form that the build wrote of it; the first folder that has one gives
 * it.
 */
export function createStaticFiles(...roots: readonly string[]): StaticFiles {
  return {
    isOnlyFile: isHashed,
    find(pathname) {
      const found = findFile(roots, pathname);
      if (found === null) return null;
      const { root, name } = found;
      return (request, response) => {
        const best = acceptedEncodings(request.headers['accept-encoding']?.toString()).find(({ ending }) =>
          isFile(path.join(root, name + ending)),
        );
        response.setHeader('content-type', contentTypeOf(name));
        response.setHeader('cache-control', isHashed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.setHeader('vary', 'accept-encoding');
        if (best !== undefined) response.setHeader('content-encoding', best.token);
        send(request, encodeURI(name + (best?.ending ?? '')), { root, cacheControl: false, dotfiles: 'allow' })
          .on('error', ({ status = 500 }: { status?: number }) => {
            if (response.headersSent) response.destroy();
            else response.writeHead(status, { 'cache-control': 'no-store' }).end();
          })
          .pipe(response);
      };
    },
  };
}
