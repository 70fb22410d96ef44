import { accounts as words } from '@folioflow/flows/words/accounts';
import { MandateChoice, type MandateChoiceProps } from '../../../parts/MandateChoice/MandateChoice.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

/** The mandates of an investor, /mandateList and /bankAutopay (OM-207 to OM-225, C-56). */
export function MandateList(props: MandateChoiceProps) {
  return (
    <Page>
      <Stack gap={24}>
        <Row justify="between" gap={12}>
          <PageHeading lead={words['mandates.lead']}>{words.mandates}</PageHeading>
          <LinkButton to="/bankAccountList" variant="secondary" size="small">
            {words['mandates.accounts']}
          </LinkButton>
        </Row>
        <MandateChoice {...props} />
      </Stack>
    </Page>
  );
}
