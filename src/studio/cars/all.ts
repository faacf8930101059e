import type { CarlineCode, CarSpec } from '../spec'
import { born } from './born'
import { formentor } from './formentor'
import { formentorVz } from './formentor-vz'
import { leon } from './leon'
import { leonSportstourer } from './leon-sportstourer'
import { raval } from './raval'
import { tavascan } from './tavascan'
import { terramar } from './terramar'

export const cars: Readonly<Record<CarlineCode, CarSpec>> = {
  FORMENTOR: formentor,
  FORMENTORVZ: formentorVz,
  TERRAMAR: terramar,
  TAVASCAN: tavascan,
  BORN: born,
  RAVAL: raval,
  LEON: leon,
  LEONBREAK: leonSportstourer,
}

export const CARLINES = Object.keys(cars) as CarlineCode[]
