import type { InvestPanelView, Remote, investPanelFlow } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/messages/en/discovery';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { InvestBanner } from './InvestBanner.tsx';
import { LumpsumForm } from './LumpsumForm.tsx';
import { NomineeDialog } from './NomineeDialog.tsx';

export interface InvestPanelProps {
  view: InvestPanelView;
  remote: Remote<typeof investPanelFlow>;
}

const stay = () => undefined;

/** Where a scheme is bought: the choice, and what stands in its way (DO-101 to DO-158). */
export function InvestPanel({ view, remote }: InvestPanelProps) {
  if (view.screen === 'left') return null;
  const tabs =
    view.lumpsum === null
      ? []
      : [
          {
            value: 'lumpsum',
            label: discovery['invest.tab.lumpsum'],
            content: <LumpsumForm form={view.lumpsum} isLocked={view.screen === 'verifyingNominee'} remote={remote} />,
          },
        ];
  return (
    <Stack gap={16}>
      <InvestBanner
        view={view}
        remote={remote}
        onCancel={() => remote.child('secondFactor').send({ type: 'codes.abandoned' })}
      />
      <NoticeLine notice={view.notice} />
      {tabs.length === 0 ? (
        <p>{discovery['invest.notOffered']}</p>
      ) : (
        <Tabs label={discovery['invest.ways']} items={tabs} value="lumpsum" onValueChange={stay} />
      )}
      <NomineeDialog codes={view.codes} remote={remote.child('secondFactor')} />
    </Stack>
  );
}
