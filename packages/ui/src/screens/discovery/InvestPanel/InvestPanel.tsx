import { useLingui } from '@lingui/react';
import type { InvestPanelView, Remote, investPanelFlow } from '@folioflow/flows';
import { useState } from 'react';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { InvestBanner } from './InvestBanner.tsx';
import { LumpsumForm } from './LumpsumForm.tsx';
import type { NomineeDialogProps } from './NomineeDialog.tsx';
import { SipForm } from './SipForm.tsx';

export interface InvestPanelProps {
  view: InvestPanelView;
  remote: Remote<typeof investPanelFlow>;
}

const loadNomineeDialog = createCachedLoader(async () => (await import('./NomineeDialog.tsx')).NomineeDialog);

/**
 * Few investors verify a nominee here, so the form for the codes is fetched when codes are requested. It then stays.
 */
function LazyNomineeDialog(props: NomineeDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.codes !== undefined && !isWanted) setWanted(true);
  return isWanted && <OnDemand load={loadNomineeDialog} props={props} fetching={null} />;
}

/** The purchase of a scheme: the choice, and the obstacles to it (DO-101 to DO-158). */
export function InvestPanel({ view, remote }: InvestPanelProps) {
  const { i18n } = useLingui();
  if (view.screen === 'left') return null;
  const { sip, lumpsum } = view;
  const isLocked = view.screen === 'verifyingNominee';
  const tabContents = {
    sip: sip && {
      label: i18n._('invest.invest.tab.sip'),
      content: <SipForm form={sip} isLocked={isLocked} remote={remote} />,
    },
    lumpsum: lumpsum && {
      label: i18n._('invest.invest.tab.lumpsum'),
      content: <LumpsumForm form={lumpsum} isLocked={isLocked} remote={remote} />,
    },
  };
  const tabs = (['sip', 'lumpsum'] as const).flatMap((value) => {
    const way = tabContents[value];
    return way === null ? [] : [{ value, ...way, disabled: isLocked && value !== view.tab }];
  });
  return (
    <Stack gap={16}>
      <InvestBanner
        view={view}
        remote={remote}
        onCancel={() => remote.child('secondFactor').send({ type: 'codes.abandoned' })}
      />
      <NoticeLine notice={view.notice} />
      {tabs.length === 0 ? (
        <p>{i18n._('invest.invest.notOffered')}</p>
      ) : (
        <Tabs
          label={i18n._('invest.invest.ways')}
          items={tabs}
          value={view.tab}
          onValueChange={(tab) => tab !== view.tab && remote.send({ type: 'tab.chosen', tab })}
          fill
          startsWithField
        />
      )}
      <LazyNomineeDialog codes={view.codes} remote={remote.child('secondFactor')} />
    </Stack>
  );
}
