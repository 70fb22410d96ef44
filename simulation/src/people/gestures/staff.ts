import { listOf, textOf, type Gesture } from '../gesture-context.ts';

export const staffGestures: Readonly<Record<string, Gesture>> = {
  'staffSignIn/draft.changed': {
    weight: 8,
    payload: ({ person, view }) =>
      textOf((view['draft'] as { readonly email?: string } | undefined)?.email) === person.email
        ? null
        : { patch: { email: person.email } },
  },
  'staffSignIn/credentials.submitted': { weight: 14, payload: ({ person }) => ({ password: person.password }) },
  'clientList/elog.submitted': {
    weight: 2,
    payload: ({ view, random }) => {
      const rows = listOf(view['rows']).filter(({ canUploadElog }) => canUploadElog === true);
      return rows.length === 0 ? null : { customerId: textOf(random.pick(rows)['id']) };
    },
  },
  'clientCodeCreation/pictures.settled': { weight: 10 },
  'clientCodeCreation/client.reloadRequested': { weight: 1 },
  'clientCodeCreation/creation.submitted': { weight: 14 },
};
