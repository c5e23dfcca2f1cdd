import { cellsOf, matrixOfCells, type ProfileMatrix } from '@estrada/domain/parameters/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';

export type ProfileAnswer = ResponseOf<Endpoints['readProfileParameters']>;

/** The matrix of a response that lists the cells that are on. */
export const matrixOfAnswer = ({ items }: Pick<ProfileAnswer, 'items'>): ProfileMatrix =>
  matrixOfCells(cellsOf(items.map((item) => ({ ...item, isOn: true }))));
