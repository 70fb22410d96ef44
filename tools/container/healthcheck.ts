// Exit code 0 if the address answers with a status from 200 to 299. The images contain no curl, and limit its time.
export {};

const [url = ''] = process.argv.slice(2);

try {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url} answers ${status}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
