import { type UnserialisedAnswer, isPreparedAnswer } from './answer.ts';
import { type BodyEncoder } from './compress.ts';

/** Creates the response of an answer. */
export const responseOf = async (
  pack: BodyEncoder,
  request: Request,
  { body, status }: UnserialisedAnswer,
  cors: Record<string, string>,
): Promise<Response> => {
  const headers = { ...cors, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  if (body === null) return new Response(null, { status, headers });
  const isShared = isPreparedAnswer(body);
  const text = isShared ? body.prepared : JSON.stringify(body);
  const packed = await pack(text, request.headers.get('accept-encoding'), isShared ? body : undefined);
  const encoding = packed.encoding === '' ? {} : { 'content-encoding': packed.encoding };
  return new Response(packed.body, { status, headers: { ...headers, ...encoding } });
};
