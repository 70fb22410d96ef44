import { acceptedLocally, parseSelectedOrder, signInCodeStateOf } from '@folioflow/flows';
import { enterCode } from './enter-code.ts';
import { placeLumpsum } from './place-lumpsum.ts';
import { provider } from './provider.ts';
import { requestCode } from './request-code.ts';

const [mobile = '9000000100', schemeCode = 'SC01', rupees = '5000'] = process.argv.slice(2);
// The code that the sandbox sends; a provider sends another one to the user's device.
const code = '123456';
const waiting = new AbortController();
const timer = setTimeout(() => waiting.abort(new Error('A flow waits for a user.')), 30_000);
const { signal } = waiting;
const { login, sendOtp, validateOtp } = provider;
const codePorts = { sendOtp, validateOtp, findSession: async () => acceptedLocally({ isSignedIn: false }) };

const requested = await requestCode({ login }, mobile, signal);
const routeParams = requested.kind === 'accepted' ? signInCodeStateOf(requested.exit.state) : null;
if (routeParams === null) throw new Error('The sign-in leads to no code.');
const signedIn = await enterCode(codePorts, routeParams, code, signal);
console.log(JSON.stringify({ signIn: signedIn.kind }));

const chart = await provider.getSchemeStatistics(
  { param_isin: '', param_scheme_code: schemeCode, param_scheme_name: '' },
  { signal },
);
if (chart.kind !== 'accepted') throw new Error(`The provider has no scheme ${schemeCode}.`);
const [option] = chart.answer.general_order_terms;
if (option === undefined) throw new Error(`The scheme ${schemeCode} allows no lumpsum.`);

const end = await placeLumpsum(
  {
    scheme: { isin: chart.answer.scheme_isin, code: schemeCode, name: chart.answer.scheme_name },
    option: { uniqueNo: option.information.param_unique_no, code: option.information.param_scheme_code },
    amountInPaise: Number(rupees) * 100,
    hasNominees: true,
  },
  code,
  signal,
);
const order = end.kind === 'placed' ? parseSelectedOrder(end.exit.state) : null;
clearTimeout(timer);
console.log(JSON.stringify({ checkout: end.kind, order: order?.mf_order_number }));
