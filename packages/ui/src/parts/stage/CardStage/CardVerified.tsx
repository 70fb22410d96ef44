import { useLingui } from '@lingui/react';
import type { Exit, StageSection } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { StageVerified } from '../StageFrame/StageVerified.tsx';
import { loadSections } from '../StageSections/load-sections.ts';
import { NextStageLink } from './CardReviewActions.tsx';

export interface CardVerifiedProps {
  section: StageSection;
  imageOrigin: string;
  /** Message that the card is verified. */
  children: string;
}

/** A confirmed card with its record. */
export function CardVerified({ section, imageOrigin, children }: CardVerifiedProps) {
  return (
    <Stack gap={24}>
      <StageVerified>{children}</StageVerified>
      {(section.lines.length > 0 || section.images.length > 0) && (
        <OnDemand load={loadSections} props={{ sections: [section], imageOrigin }} />
      )}
    </Stack>
  );
}

interface CardVerifiedActionsProps {
  view: { readonly next: Exit | null; readonly back: Exit | null; readonly canEdit: boolean };
  onEdit: () => void;
  /** Label of the button for another card. */
  edit: string;
}

/** The link to the next stage, and the button for another card if the provider still accepts one (ON-256, ON-257). */
export function CardVerifiedActions({ view: { next, back, canEdit }, onEdit, edit }: CardVerifiedActionsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {next !== null && (
        <FormFoot>
          {back !== null && (
            <LinkButton wide to={`/${back.to}`}>
              {i18n._('cards.review.backToSign')}
            </LinkButton>
          )}
          <NextStageLink to={next} variant={back === null ? 'primary' : 'secondary'} />
        </FormFoot>
      )}
      {canEdit && (
        <Button wide variant="secondary" onClick={onEdit}>
          {edit}
        </Button>
      )}
    </>
  );
}
