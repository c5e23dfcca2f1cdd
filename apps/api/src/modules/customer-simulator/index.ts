export { customerSimulatorRoutes } from './routes.ts';
