import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { mobileEntryMachine } from './mobile-entry.machine.ts';
import { hasMobileProblem } from './mobile.rules.ts';
import type { MobileEntryView } from './mobile-entry.types.ts';

const screens = {
  entering: 'entering',
  requestingCode: 'entering',
  codeRequested: 'closed',
  abandoned: 'closed',
} as const satisfies Record<RootStateOf<typeof mobileEntryMachine>, MobileEntryView['screen']>;

export function mobileEntryView(snapshot: SnapshotFrom<typeof mobileEntryMachine>): MobileEntryView {
  const { variant, mobile, notice } = snapshot.context;
  return {
    screen: screenOf(snapshot, screens),
    variant,
    mobile,
    problem: notice?.kind === 'shortMobile' ? 'tooShort' : hasMobileProblem(mobile) ? 'invalidMobile' : null,
    isBusy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'mobile.submitted' }),
    canEnterExistingCode: snapshot.can({ type: 'code.alreadyHeld' }),
    notice: notice?.kind === 'shortMobile' ? null : notice,
  };
}
