import { createServer } from 'node:http';

// The least a server can do for the same answer: read the body, write the bytes.
process.once('message', (bytes: string) => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      JSON.parse(Buffer.concat(parts).toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` });
  });
});
process.on('disconnect', () => process.exit(0));
