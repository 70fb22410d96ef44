import { AreaSeries, createChart } from 'lightweight-charts';

// The chart library alone: one area chart, nothing around it.
createChart(document.body, { layout: { attributionLogo: false } })
  .addSeries(AreaSeries)
  .setData([{ time: '2026-11-20', value: 1 }]);
