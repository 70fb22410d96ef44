// Exit code 0 if the address answers with a status from 200 to 299 within four seconds; the images contain no curl.
export {};

const [url = ''] = process.argv.slice(2);

try {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(4_000) });
  if (!ok) throw new Error(`${url} answers ${status}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
