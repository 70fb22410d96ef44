import { styled } from 'styled-components';
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

/** The chart as nested boxes with lines of text, folded below its drawing. */
export function ChartText(props: FlowChartProps) {
  return (
    <Text>
      <summary>{props.chart.name} as text</summary>
      <FlowChart {...props} />
    </Text>
  );
}
