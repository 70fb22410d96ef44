import { pathOf } from '../../http/operations.ts';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { addRequest, newListName, readSchemes } from '../discovery/watchlists.ts';

const section = 'sandbox 8 Shape';

export const hostileInputCases = [
  defineCase({
    id: 'security.html-text',
    section: 'contract 1.2 messageText',
    title: 'HTML in a text is answered as text',
    mend: 'Answer texts of users unchanged or refuse them with 051; never interpret or strip tags half.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const schemes = (await readSchemes(investor)).slice(0, 1);
      const name = `<b>${newListName().slice(-6)}</b>&"'`;
      const reply = await investor.call('addWatchlist', addRequest(schemes, name));
      if (reply.code === '051') return;
      const { result } = requireAccepted(reply);
      const added = result.scheme_watch_list.find(({ id }) => id === result.added_watchlist_id);
      requireThat(added?.label === name, `the name ${name} is answered as ${added?.label ?? '(none)'}`);
    },
  }),
  defineCase({
    id: 'security.injection',
    section,
    title: 'Quotes and operators in ids are text',
    mend: 'Bind parameters; answer 061 or 051 to ids of another form.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      for (const mandate_id of ["' OR '1'='1", '"; DROP TABLE orders; --', '../../etc/passwd', '%00', '{"$gt":""}'])
        requireCode(await investor.call('refreshMandate', { mandate_id }), '061', '051');
      for (const mandate_id of [{ $gt: '' }, ['M1001'], true, 7])
        requireCode(await investor.call('refreshMandate', { mandate_id }), '051');
    },
  }),
  defineCase({
    id: 'security.prototype',
    section,
    title: 'Names of object prototypes are ordinary fields',
    mend: 'Parse JSON without assigning __proto__ or constructor.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { token } = await on.investor('ready');
      const reply = await on.send({
        method: 'POST',
        path: pathOf('listOrders'),
        headers: { 'content-type': 'application/json', 'bb-access-token': token },
        body: '{"__proto__":{"order_type":"single"},"constructor":{"prototype":{"order_type":"single"}}}',
      });
      requireCode(reply, '051');
    },
  }),
  defineCase({
    id: 'security.depth',
    section,
    title: 'Deep and wide JSON is refused without a failure',
    mend: 'Answer 051 or HTTP 400 or 413, never HTTP 500.',
    needs: [],
    run: async (on) => {
      for (const body of [
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
      ]) {
        const reply = await on.send({
          method: 'POST',
          path: pathOf('login'),
          headers: { 'content-type': 'application/json' },
          body,
        });
        requireThat(
          [400, 413].includes(reply.status) || (reply.status === 200 && reply.code === '051'),
          `deep JSON is answered HTTP ${reply.status}, code ${reply.code}`,
        );
      }
    },
  }),
  defineCase({
    id: 'security.long-text',
    section,
    title: 'An overlong text is refused with 051',
    mend: 'Limit the length of each text before it is stored or compared.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const schemes = (await readSchemes(investor)).slice(0, 1);
      requireCode(await investor.call('addWatchlist', addRequest(schemes, 'x'.repeat(100_000))), '051');
    },
  }),
  defineCase({
    id: 'security.token-forms',
    section: 'contract 1.5 code 003',
    title: 'A malformed token is answered like an unknown one',
    mend: 'Answer 003 to every token without a session, whatever its form.',
    needs: [],
    run: async (on) => {
      for (const token of ['null', 'undefined', "' OR 1=1 --", 'x'.repeat(4000), 'logout'])
        requireCode(await on.callAs(token, 'getPortfolio', {}), '003');
    },
  }),
  defineCase({
    id: 'security.token-place',
    section: 'contract 1.1',
    title: 'A token counts only in its header',
    mend: 'Read the token from bb-access-token, not from the address, a cookie or Authorization.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { token } = await on.reader('ready');
      const headers = {
        'content-type': 'application/json',
        cookie: `bb-access-token=${token}`,
        authorization: `Bearer ${token}`,
      };
      const path = `${pathOf('getPortfolio')}?bb-access-token=${encodeURIComponent(token)}`;
      const reply = await on.send({ method: 'POST', path, headers, body: '{}' });
      requireThat(reply.status >= 400 || reply.code === '003', 'a token outside its header opened the session');
    },
  }),
  defineCase({
    id: 'security.no-cookies',
    section: 'contract 1.1',
    title: 'The provider sets no cookies',
    mend: 'Issue the session in token_id only.',
    needs: ['investors.ready'],
    run: async (on) => {
      const reply = await (await on.reader('ready')).call('getPortfolio', {});
      requireThat(reply.headers.get('set-cookie') === null, 'the answer sets a cookie');
    },
  }),
  defineCase({
    id: 'security.error-texts',
    section: 'contract 1.2 ErrorBody',
    title: 'Error texts reveal nothing about the implementation',
    mend: 'Answer texts for users: no stack, no file, no SQL, no address of a server.',
    needs: [],
    run: async (on) => {
      const headers = { 'content-type': 'application/json' };
      for (const body of ['{', '[]', '{"login_role":"customer"}']) {
        const { text } = await on.send({ method: 'POST', path: pathOf('login'), headers, body });
        requireThat(
          !/\bat \S+ \(|node_modules|SELECT |Exception|Traceback|\.(ts|js|java|py|php|cs):\d+/.test(text),
          `an error text reveals the implementation: ${text.slice(0, 120)}`,
        );
      }
    },
  }),
];
