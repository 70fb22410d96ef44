import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { StoryOpener } from '../drawing/story-path.ts';
import { useDrawnChart } from '../drawing/use-drawn-chart.ts';
import { FlowChart, type FlowChartProps } from './FlowChart.tsx';

/* A printed page and a search contain the text in any case. */
const Text = styled.details`
  > summary {
    width: fit-content;
    padding-block: var(--space-8);
    color: var(--accent);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    cursor: pointer;
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

interface ChartTextProps extends Pick<FlowChartProps, 'chart' | 'lit' | 'link'> {
  stories: Pick<StoryOpener, 'load' | 'open'>;
}

/**
 * The chart as nested boxes with lines of text, folded below its drawing and rendered after it. Its references load when
 * it is unfolded.
 */
export function ChartText({ stories, ...props }: ChartTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => startTransition(() => setRendered(true)), []);
  return (
    <Text onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.chart.name} as text</summary>
      {isOpen && <ReferringChart {...props} stories={stories} />}
      {!isOpen && isRendered && <FlowChart {...props} />}
    </Text>
  );
}

function ReferringChart({ stories, ...props }: ChartTextProps) {
  const drawn = useDrawnChart(props.chart.name, stories.load);
  return <FlowChart {...props} references={drawn?.references ?? null} onOpen={stories.open} />;
}
