import { defineConfig } from 'vite';
import { appOf } from '../../tools/vite/app.ts';
import { slim } from '../../tools/vite/slim.ts';

export default defineConfig(appOf(import.meta.dirname, slim()));
