/** What Vite says of code that did not come, to whoever listens (`vite:preloadError`). */
function tell(payload: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

/**
 * Stands in for Vite's helper around `import()`: asks for a file and all that it imports at once, so that none waits for the
 * one that names it.
 */
export function loadWithImports<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    const href = `/${file}`;
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  return load().catch(tell);
}
