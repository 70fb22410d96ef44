import type { I18n } from '@lingui/core';
import { languageTag } from '../../../texts/language-tag.ts';
import {
  ColorType,
  createChart,
  CrosshairMode,
  LineStyle,
  type IChartApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { readNavColours, type NavColours } from './nav-colours.ts';

/** Returns the time of a day in the format of the library. */
export const chartTimeOf = ({ at }: { readonly at: number }): UTCTimestamp => (at / 1000) as UTCTimestamp;

export interface TimeChart {
  readonly chart: IChartApi;
  /** Applies and returns the colours of the current theme. */
  readonly paint: () => NavColours;
}

/** Creates an empty chart over days in a box; `write` formats a value of its axis. */
export function createTimeChart(i18n: I18n, box: HTMLElement, write: (value: number) => string): TimeChart {
  const chart = createChart(box, {
    autoSize: true,
    // The logo would add a style sheet with text, which the content security policy forbids; the page names the
    // library.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.08 }, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      // Twenty years on a phone need bars narrower than the library's own limit of half a pixel.
      minBarSpacing: 0.01,
      fixLeftEdge: true,
      fixRightEdge: true,
      // With the distance of longer labels, a day without its month replaces the name of a short month.
      tickMarkMaxCharacterLength: 6,
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { style: LineStyle.Dashed, labelVisible: false } },
    localization: { locale: languageTag(i18n), priceFormatter: write },
    handleScroll: false,
    handleScale: false,
  });
  return {
    chart,
    paint() {
      const colours = readNavColours();
      const { line, grid, text } = colours;
      chart.applyOptions({
        layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: text },
        grid: { vertLines: { visible: false }, horzLines: { color: grid } },
        crosshair: {
          vertLine: { color: text, labelBackgroundColor: line },
          horzLine: { color: text, labelBackgroundColor: line },
        },
      });
      return colours;
    },
  };
}
