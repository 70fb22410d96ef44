import { definePage, storedRoute } from '../../app/page.ts';

export const personalWizard = definePage({
  title: 'titles.personalWizard',
  routes: {
    personalVerification: storedRoute(),
  },
  load: () => import('./PersonalWizard.tsx'),
  areas: ['stage'],
});
