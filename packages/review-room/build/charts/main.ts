import { readCharts } from './read-charts.ts';

process.stdout.write(JSON.stringify(readCharts()));
