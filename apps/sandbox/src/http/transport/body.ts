import { REQUEST_MAX_BYTES } from '@folioflow/api/contract';
import { HttpRefusal } from '../../ground/refusal.ts';
import { parseJson } from '../../kit/json.ts';

const tooLargeRefusal = () => new HttpRefusal(413, ['The request is larger than 16 MiB.']);

/**
 * Reads the complete body of a request.
 * @throws HttpRefusal 413
 */
export const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > REQUEST_MAX_BYTES) throw tooLargeRefusal();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = next.value as Uint8Array;
    size += chunk.byteLength;
    if (size > REQUEST_MAX_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw tooLargeRefusal();
    }
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

const SMALL_BODY_BYTES = 256 * 1024;

const readText = async (request: Request): Promise<string> => {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) <= SMALL_BODY_BYTES) return request.text();
  return new TextDecoder('utf-8').decode(await readBytes(request));
};

const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  try {
    return parseJson(text);
  } catch {
    throw new HttpRefusal(400, ['The request body is not valid JSON.']);
  }
};

const readMultipart = async (request: Request, contentType: string): Promise<unknown> => {
  const bytes = await readBytes(request);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new HttpRefusal(400, ['The multipart body cannot be read.']);
  }
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    fields[name] = parts.length === 1 ? parts[0] : parts;
  }
  return fields;
};

/**
 * Reads the body of an operation; the parts of a multipart body become fields, files as File.
 * @throws HttpRefusal 400 (unreadable), 413 (too large), 415 (neither JSON nor, where allowed, multipart)
 */
export const readBody = async (request: Request, accepts: 'json' | 'multipart' | 'both'): Promise<unknown> => {
  const contentType = request.headers.get('content-type') ?? '';
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (kind === 'multipart/form-data' && accepts !== 'json') return readMultipart(request, contentType);
  if (kind === 'application/json' && accepts !== 'multipart') return readJson(request);
  if (kind === '' && accepts !== 'multipart') return readJson(request);
  throw new HttpRefusal(415, [`The content type ${kind === '' ? '(none)' : kind} is not accepted here.`]);
};
