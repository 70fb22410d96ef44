import { Outcome, type OutcomeProps } from '../../../primitives/Outcome/Outcome.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

export interface OutcomePanelProps extends Omit<OutcomeProps, 'title'> {
  title: string;
  /** Id of the content; a change moves the focus to the title. */
  step?: string | undefined;
}

/** The page of a result: the outcome, its meaning and the next step. */
export function OutcomePanel({ title, step, ...rest }: OutcomePanelProps) {
  return (
    <Page width="form">
      <Outcome {...rest} title={<PageHeading step={step}>{title}</PageHeading>} />
    </Page>
  );
}
