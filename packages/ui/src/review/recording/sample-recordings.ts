import { RECORDING_VERSION, type Recording } from '@folioflow/flows/recording';

const common = { within: [], reports: [] } as const;

/** A statement that was fetched, failed, and fetched again. */
export const reloadedStatement: Recording = {
  version: RECORDING_VERSION,
  flow: 'resource',
  route: 'sipConsolidatedStatement',
  start: ['loading'],
  steps: [
    { ...common, kind: 'failure', failure: { kind: 'fault', reason: 'http' }, name: 'load', to: ['unavailable'] },
    { ...common, kind: 'event', fields: [], name: 'reload.requested', to: ['loading'] },
    { ...common, kind: 'answer', name: 'load', to: ['loaded.settled'] },
  ],
};

/** A sign-in with a refused password. */
export const refusedSignIn: Recording = {
  version: RECORDING_VERSION,
  flow: 'signIn',
  route: 'signin',
  start: ['entering.mobile'],
  steps: [
    { ...common, kind: 'event', fields: ['tab'], name: 'tab.chosen', to: ['entering.email'] },
    { ...common, kind: 'event', fields: ['patch', 'patch.email'], name: 'draft.changed', to: ['entering.email'] },
    { ...common, kind: 'event', fields: ['password'], name: 'credentials.submitted', to: ['checkingCredentials'] },
    { ...common, kind: 'failure', failure: { kind: 'refused', code: '030' }, name: 'login', to: ['entering.email'] },
  ],
};

/** The same, with a state that no fixture of the answer leads to. */
export const impossibleSignIn: Recording = {
  ...refusedSignIn,
  steps: refusedSignIn.steps.map((step) => (step.name === 'login' ? { ...step, to: ['requestingCode'] } : step)),
};

/** A watchlist that is created where the provider accepts no scheme: an input that no story has. */
export const fullWatchlist: Recording = {
  version: RECORDING_VERSION,
  flow: 'watchlistCreation',
  route: 'schemeWatchList',
  start: ['selecting.none'],
  steps: [
    { ...common, kind: 'event', fields: ['scheme'], name: 'scheme.ticked', to: ['selecting.none'] },
    { ...common, kind: 'event', fields: [], name: 'selection.left', to: ['left'] },
  ],
};

/** A start that no fixture has. */
export const unknownStart: Recording = { ...refusedSignIn, start: ['entering.passkey'] };
