import '@mantine/charts/styles.layer.css';
import './bar-chart.css';

export { BarChart } from '@mantine/charts';
