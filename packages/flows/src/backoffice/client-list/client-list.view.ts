import type { SnapshotFrom } from 'xstate';
import type { clientListMachine } from './client-list.machine.ts';
import { clientRowsOf } from './client-row.ts';
import type { ClientListView } from './client-list.types.ts';

export function clientListView(snapshot: SnapshotFrom<typeof clientListMachine>): ClientListView {
  const { clients, codeRequests, failedUpload, message, notice, role, uploadedId, uploadingId } = snapshot.context;
  if (snapshot.matches({ list: 'loading' })) return { screen: 'loading' };
  if (snapshot.matches({ list: 'unavailable' })) return { screen: 'unavailable', notice };
  if (snapshot.matches({ list: 'message' })) return { screen: 'message', text: message };
  return {
    screen: 'loaded',
    rows: clientRowsOf(clients, role, codeRequests),
    isBusy: snapshot.matches({ list: { loaded: 'refreshing' } }),
    notice,
    uploadingId,
    failedUpload,
    uploadedId,
  };
}
