import { Information } from './Information.tsx';

export default { title: 'Screens/Orders/Information', component: Information, parameters: { layout: 'fullscreen' } };
export const Told = {
  args: {
    html: '<h3>SIP paused</h3><p>The next 2 instalments are skipped.</p><p>It continues on 05/02/2027.</p>',
  },
};
export const Fetching = { args: { html: '' } };
export const Missing = { args: { html: null } };
