import { Copy, Maximize, Minus, Plus, Scan } from 'lucide';
import { useState, type RefObject } from 'react';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Icon } from '../../../ui/src/primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { svgFileOf } from './copy-svg.ts';
import { mermaidOf } from './mermaid.ts';
import type { OpenedCharts } from './opened-charts.ts';

interface ChartToolsProps {
  charts: OpenedCharts;
  sheet: RefObject<HTMLElement | null>;
  drawing: RefObject<SVGSVGElement | null>;
  /** Text that replaces the report of a copy. */
  problem: string;
  onZoom: (direction: 'in' | 'out') => void;
  onFit: () => void;
}

const ICON_SIZE = 18;

/** Zoom, full screen and copies of a drawn chart. */
export function ChartTools({ charts, sheet, drawing, problem, onZoom, onFit }: ChartToolsProps) {
  const [report, setReport] = useState('');
  const copy = (format: string, text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setReport(`Copied as ${format}`),
      () => setReport('The browser refused the copy'),
    );
  };
  const copySvg = () => {
    if (drawing.current !== null) copy('SVG', svgFileOf(drawing.current));
  };
  const copyMermaid = () =>
    copy('Mermaid', mermaidOf(charts.map(({ drawn, opened }) => ({ chart: drawn.chart, opened }))));
  const toggleFullScreen = () => {
    void (document.fullscreenElement === null ? sheet.current?.requestFullscreen() : document.exitFullscreen());
  };
  return (
    <>
      <span role="status">{problem === '' ? report : problem}</span>
      <Button variant="quiet" size="small" icon={<Icon of={Minus} size={ICON_SIZE} />} onClick={() => onZoom('out')}>
        <VisuallyHidden>Zoom out</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" icon={<Icon of={Plus} size={ICON_SIZE} />} onClick={() => onZoom('in')}>
        <VisuallyHidden>Zoom in</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" icon={<Icon of={Scan} size={ICON_SIZE} />} onClick={onFit}>
        Fit
      </Button>
      {document.fullscreenEnabled && (
        <Button variant="quiet" size="small" icon={<Icon of={Maximize} size={ICON_SIZE} />} onClick={toggleFullScreen}>
          Full screen
        </Button>
      )}
      <Button variant="quiet" size="small" icon={<Icon of={Copy} size={ICON_SIZE} />} onClick={copySvg}>
        Copy as SVG
      </Button>
      <Button variant="quiet" size="small" icon={<Icon of={Copy} size={ICON_SIZE} />} onClick={copyMermaid}>
        Copy as Mermaid
      </Button>
    </>
  );
}
