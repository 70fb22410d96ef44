import { createApp } from 'vue';
import OwnPortsPage from './OwnPortsPage.vue';

createApp(OwnPortsPage).mount('#page');
