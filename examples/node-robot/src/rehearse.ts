import { mobileRouteParams } from '@folioflow/flows';
import { enterCode } from './enter-code.ts';
import { ownPorts } from './own-ports.ts';

const signal = AbortSignal.timeout(10_000);
const params = mobileRouteParams('9000000100');

const wrong = await enterCode(ownPorts, params, '000000', signal).catch((error: unknown) => error);
console.log(JSON.stringify({ withWrongCode: wrong instanceof Error ? wrong.message : 'accepted' }));

const { kind } = await enterCode(ownPorts, params, '123456', signal);
console.log(JSON.stringify({ withRightCode: kind }));
