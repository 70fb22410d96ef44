import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const RETENTION_DAYS = 30;
const MS_PER_DAY = 24 * 60 * 60_000;

/** The assets of a build, and those of its pages in further languages. */
function findAssetFolders(built: string): readonly string[] {
  const folders = existsSync(built) ? readdirSync(built, { withFileTypes: true }) : [];
  const languages = folders.filter((each) => each.isDirectory()).map(({ name }) => path.join(built, name));
  return [built, ...languages].map((folder) => path.join(folder, 'assets')).filter((folder) => existsSync(folder));
}

/**
 * Lays the assets of a build beside those of the builds before it, where the app server finds them for pages that are
 * still open. Their names carry a hash, so that none replaces another; what no build has had for thirty days goes.
 */
export function archiveAssets(built: string, earlier: string, now: Date): void {
  const kept = path.join(earlier, 'assets');
  mkdirSync(kept, { recursive: true });
  for (const from of findAssetFolders(built))
    for (const name of readdirSync(from).filter((file) => !file.endsWith('.map'))) {
      cpSync(path.join(from, name), path.join(kept, name));
      utimesSync(path.join(kept, name), now, now);
    }
  for (const name of readdirSync(kept)) {
    const file = path.join(kept, name);
    if (now.getTime() - statSync(file).mtimeMs > RETENTION_DAYS * MS_PER_DAY) rmSync(file);
  }
}
