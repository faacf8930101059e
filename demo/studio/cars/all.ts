import type { CarSpec } from '../spec'
import { born } from './born'
import { draw } from './description'
import { formentor } from './formentor'
import { formentorVz } from './formentor-vz'
import { leon } from './leon'
import { leonSportstourer } from './leon-sportstourer'
import { raval } from './raval'
import { tavascan } from './tavascan'
import { terramar } from './terramar'

export const cars = {
  FORMENTOR: draw('FORMENTOR', 'formentor', formentor),
  FORMENTORVZ: draw('FORMENTORVZ', 'formentor-vz', formentorVz),
  TERRAMAR: draw('TERRAMAR', 'terramar', terramar),
  TAVASCAN: draw('TAVASCAN', 'tavascan', tavascan),
  BORN: draw('BORN', 'born', born),
  RAVAL: draw('RAVAL', 'raval', raval),
  LEON: draw('LEON', 'leon', leon),
  LEONBREAK: draw('LEONBREAK', 'leon-sportstourer', leonSportstourer),
} satisfies Readonly<Record<string, CarSpec>>

export type CarlineCode = keyof typeof cars

export const CARLINES = Object.keys(cars) as CarlineCode[]
