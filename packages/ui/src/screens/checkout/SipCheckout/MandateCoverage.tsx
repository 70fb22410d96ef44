import { useLingui } from '@lingui/react';
import { sipAgreement, type Remote, type sipCheckoutFlow, type SipCheckoutView } from '@folioflow/flows';
import { InfoLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';

interface MandateCoverageProps {
  view: Extract<SipCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The instalments that the chosen mandate does not cover, before the review, with a larger mandate as the next step. */
export function MandateCoverage({ view: { agreed, mandate }, remote }: MandateCoverageProps) {
  const { i18n } = useLingui();
  const agreement = sipAgreement(agreed.terms, agreed.mandate);
  if (typeof mandate === 'string' || mandate.screen !== 'existing' || !agreement?.mandate) return null;
  const { installments: count, mandate: room } = agreement;
  if (room.covers >= count) return null;
  return (
    <Stack gap={12} role="status">
      <InfoLine tone="warn">
        {room.covers === 0
          ? i18n._('sip.mandate.coversNone')
          : i18n._('sip.mandate.covers', { covers: room.covers, count })}
      </InfoLine>
      {!mandate.isRegistrationClosed && (
        <FocusFallback>
          <Button
            variant="secondary"
            disabled={!mandate.canRegister}
            onClick={() => remote.child('mandateChoice').send({ type: 'mandate.registrationRequested' })}
          >
            {i18n._('sip.mandate.larger')}
          </Button>
        </FocusFallback>
      )}
    </Stack>
  );
}
