import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ChoiceSummary } from '../../form/ChoiceSummary/ChoiceSummary.tsx';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { UnavailablePart } from '../../page/Unavailable/UnavailablePart.tsx';
import { NomineeList } from './NomineeList.tsx';

/* Most investors have a nominee. */
const loadDeclaration = createCachedLoader(async () => (await import('./Declaration.tsx')).Declaration);

export interface NomineeChoiceProps {
  view: NomineeChoiceView;
  remote: Remote<typeof nomineeChoiceFlow>;
  imageStore: ImageStore;
}

/** The choice between an existing nominee and none, with a registered declaration (DO-285 to DO-299). */
export function NomineeChoice({ view, remote, imageStore }: NomineeChoiceProps) {
  const { i18n } = useLingui();
  if (view.screen === 'loading') return <LoadingNominees />;
  if (view.screen === 'unavailable') {
    return (
      <UnavailablePart
        notice={view.notice}
        title={i18n._('checkout.nominee.unavailable')}
        reload={i18n._('checkout.nominee.reload')}
        canReload={view.canReload}
        onReload={() => remote.send({ type: 'nominees.reloadRequested' })}
      />
    );
  }
  const summary = summaryOf(i18n, view);
  if (summary !== null)
    return (
      <ChoiceSummary
        label={i18n._('checkout.nominee.summary')}
        value={summary}
        change={i18n._('checkout.nominee.change')}
        changeName={i18n._('checkout.nominee.change.of')}
        onChange={() => remote.send({ type: 'choice.changeRequested' })}
      />
    );
  // The answer is disabled during an upload, because changing it would lose the scan.
  const isUploading = view.screen === 'none' && view.upload?.screen === 'images' && view.upload.isUploading;
  return (
    <Stack gap={24}>
      <ChoiceGroup
        label={i18n._('checkout.nominee.question')}
        value={view.screen}
        onValueChange={(option) => remote.send({ type: 'option.chosen', option })}
        choices={[
          { ...readYes(i18n), disabled: isUploading },
          { ...readNo(i18n), disabled: isUploading },
        ]}
      />
      {view.screen === 'existing' ? (
        <NomineeList view={view} remote={remote} />
      ) : (
        <OnDemand load={loadDeclaration} props={{ view, remote, imageStore }} />
      )}
    </Stack>
  );
}

/** The choice that was settled before; null while it is changed. */
function summaryOf(i18n: I18n, view: Extract<NomineeChoiceView, { screen: 'existing' | 'none' }>): string | null {
  if (view.screen === 'existing') return view.summary?.name ?? null;
  return view.isSummarised ? i18n._('checkout.nominee.summary.none') : null;
}

const readYes = (i18n: I18n) =>
  ({ value: 'existing', label: i18n._('checkout.nominee.yes'), note: i18n._('checkout.nominee.yes.note') }) as const;
const readNo = (i18n: I18n) =>
  ({ value: 'none', label: i18n._('checkout.nominee.no'), note: i18n._('checkout.nominee.no.note') }) as const;

function LoadingNominees() {
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <Loading label={i18n._('checkout.nominee.loading')} />
      <Skeleton width="14rem" height="1.25rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </Stack>
  );
}
