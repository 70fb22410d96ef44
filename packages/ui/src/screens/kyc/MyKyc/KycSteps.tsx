import { useLingui } from '@lingui/react';
import { kycStepRouteOf, stages, type KycStage, type MyKycView, type StageSection } from '@folioflow/flows';
import { Check, ChevronDown } from 'lucide';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionRecord } from '../../../parts/stage/StageSections/SectionRecord.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const List = styled.ol`
  margin-block: calc(-1 * var(--space-12));

  @media (min-width: 48rem) {
    margin-block: calc(-1 * var(--space-8));
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-12);

  &:not(:first-child) > :last-child {
    border-top: 1px solid var(--line);
  }
`;

/* The mark is in the middle of the line, which is higher at the due step. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-top: var(--space-16);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-full);

  [data-state='done'] > & {
    border-color: transparent;
    background: var(--gain-soft);
    color: var(--gain);
  }

  [data-state='due'] > & {
    margin-top: 1.375rem;
    border: 0.4375rem solid var(--accent);
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-height: 3.5rem;
  padding-block: var(--space-12);
  color: var(--muted);
  font-weight: var(--weight-label);

  [data-state='done'] > &,
  [data-state='due'] > & {
    color: var(--ink);
  }
`;

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: 3.5rem;
    border-radius: var(--radius-control);
    color: var(--muted);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > svg {
    flex: none;
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  > div {
    padding-bottom: var(--space-24);
  }

  h2 {
    min-width: 0;
    font-size: var(--type-16);
    font-weight: var(--weight-label);
  }
`;

type LineState = 'done' | 'due' | 'ahead';

interface KycStepsProps extends Pick<MyKycView, 'due' | 'sections'> {
  imageOrigin: string;
}

/** The five steps in lines: finished ones open in place, the due one continues, those ahead are words. */
export function KycSteps({ due, sections, imageOrigin }: KycStepsProps) {
  const { i18n } = useLingui();
  const current = due === null ? stages.length : stages.indexOf(due);
  const stateOf = (stage: KycStage): LineState => {
    const place = stages.indexOf(stage);
    return place < current ? 'done' : place === current ? 'due' : 'ahead';
  };
  const findSection = (name: StageSection['name']) => sections.find((section) => section.name === name);
  const personal = stateOf('personal');
  return (
    <List>
      {(['pan', 'aadhaar', 'bank'] as const).map((stage) => (
        <StepLine
          key={stage}
          stage={stage}
          state={stateOf(stage)}
          section={findSection(stage)}
          imageOrigin={imageOrigin}
        />
      ))}
      <StepLine stage="personal" state={personal} imageOrigin={imageOrigin} />
      {(['address', 'nominee'] as const).map((name) => {
        const section = findSection(name);
        return (
          section !== undefined && (
            <LineWithMark key={name} state={personal === 'done' ? 'done' : 'ahead'}>
              <SectionDetails title={i18n._(`myKyc.section.${name}`)} section={section} imageOrigin={imageOrigin} />
            </LineWithMark>
          )
        );
      })}
      <StepLine stage="esignkyc" state={stateOf('esignkyc')} imageOrigin={imageOrigin} />
    </List>
  );
}

interface StepLineProps {
  stage: KycStage;
  state: LineState;
  /** Record of the step; undefined for a step without one. */
  section?: StageSection | undefined;
  imageOrigin: string;
}

function StepLine({ stage, state, section, imageOrigin }: StepLineProps) {
  const { i18n } = useLingui();
  const title = i18n._(`kyc.stage.${stage}`);
  return (
    <LineWithMark state={state}>
      {section === undefined ? (
        <Words>
          <span>
            {state === 'done' && <VisuallyHidden>{i18n._('chrome.step.done')}</VisuallyHidden>}
            {title}
          </span>
          {state === 'due' && (
            <LinkButton
              to={`/${kycStepRouteOf({ kind: 'due', stage })}`}
              size="small"
              aria-label={i18n._('myKyc.continue.with', { stage: title })}
            >
              {i18n._('myKyc.continue')}
            </LinkButton>
          )}
        </Words>
      ) : (
        <SectionDetails title={title} section={section} imageOrigin={imageOrigin} startsOpen={stage === 'pan'} />
      )}
    </LineWithMark>
  );
}

const LineWithMark = ({ state, children }: { state: LineState; children: ReactNode }) => (
  <Line data-state={state} aria-current={state === 'due' ? 'step' : undefined}>
    <Mark aria-hidden>{state === 'done' && <Icon of={Check} size={14} strokeWidth={2.5} />}</Mark>
    {children}
  </Line>
);

interface SectionDetailsProps {
  title: string;
  section: StageSection;
  imageOrigin: string;
  startsOpen?: boolean;
}

function SectionDetails({ title, section, imageOrigin, startsOpen = false }: SectionDetailsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Details open={startsOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
          <Icon of={ChevronDown} />
        </summary>
        <div>
          <SectionRecord title={title} section={section} imageOrigin={imageOrigin} compact />
        </div>
      </Details>
    </section>
  );
}
