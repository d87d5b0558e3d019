import { phrasesWithin, plain } from './concepts.ts';

/**
 * The words of the field: a line for each thing, with all the ways in which people of both languages say it. It brings a
 * question to those that say the same in other words; a way to say it may be on several lines.
 */
const things = `
  submit: submit, submitted, submitting, submission, hand in, handed in, handing in, hand-in, hand over, hand-over, turn in, turned in, drop off, dropped off, drop-off, deliver, file, filed, lodge, lodged, present, send in, entregar, entrego, entrega, entregamos, entregue, apresentar, apresento, submeter, dar entrada
  apply: apply, applied, applying, application, applications, candidacy, request, petition, pedir, peco, pedido, pedimos, pedi, candidatura, requerer, requerimento, solicitar, solicito, solicitacao, dar entrada
  card: card, cards, permit, permits, residency card, residence card, residence permit, residency, titulo, cartao, cartoes, autorizacao, residencia
  expired: expired, expires, expire, expiring, expiry, expiration, ran out, runs out, run out, lapsed, lapse, out of date, outdated, past its date, ends, vencido, vencida, vence, venceu, caducado, caducada, caducou, caduca, expirado, expirou, expira, fora de prazo, fora da validade
  renew: renew, renewal, renewals, renewed, renewing, extend, extension, prolong, renovar, renovacao, renovo, renovamos, renovei, prorrogar
  refuse: refused, refuse, refusal, denied, deny, denial, rejected, reject, rejection, turned down, turn down, said no, negative decision, declined, intends to reject, recusado, recusou, recusa, recusaram, negado, negaram, negou, indeferido, indeferimento, indeferiu, chumbado
  appeal: appeal, appeals, appealed, contest, challenge, object, complain, complaint, recurso, recorrer, recorro, impugnar, reclamar, reclamacao, contestar
  deadline: deadline, time limit, by when, due, within how many, prazo, prazos, data limite
  license: license, licence, licenses, licences, dmv, imt, driver's license, drivers license, driving, drive, driver, behind the wheel, carta de conducao, carta, conduzir, habilitacao, cnh, carteira de motorista, dirigir
  exchange: exchange, exchanged, exchanging, swap, swapped, convert, conversion, trade in, trocar, troca, troco
  child: child, children, kid, kids, minor, minors, son, daughter, baby, toddler, teen, teenager, teens, little one, filho, filhos, filha, filhas, crianca, criancas, menor, menores, bebe, enteado
  spouse: spouse, wife, husband, partner, married, marriage, hubby, other half, couple, esposa, esposo, marido, mulher, conjuge, companheiro, companheira, casal, casado, casada, casados
  family: family, relatives, relative, dependents, dependent, dependants, parents, mother, father, in-laws, loved ones, familia, familiar, familiares, parentes, dependentes, pais, mae, sogra
  join: join, bring along, accompany, accompanies, come along, come with, come too, follow, reunite, reunification, acompanhar, acompanha, levar, trazer, vir comigo, reagrupar, reagrupamento, juntar-se
  health-service: sns, health number, user number, utente, national health, public health, public system, state healthcare, public healthcare, nhs, health center, health centre, centro de saude, numero de utente, sistema publico
  doctor: doctor, doctors, physician, physicians, gp, family doctor, hospital, hospitals, clinic, specialist, medico, medica, medicos, hospital, consulta, medico de familia
  insurance: insurance, insurer, policy, coverage, cover, insured, seguro, apolice, cobertura
  border: border, passport control, passport line, line for eu, eu line, eu lane, lane, immigration control, customs officer, e-gates, egates, egate, entry stamp, stamp, stamped, airport control, fronteira, controlo, aeroporto, fila
  travel: travel, traveling, travelling, trip, trips, fly, flying, flight abroad, leave the country, go abroad, cross, visit, visiting, vacation, holiday, viajar, viagem, viajo, sair do pais, ferias
  schengen: schengen, europe, other eu countries, european union, spain, france, italy, germany, paises europeus, europa, espanha, franca
  absence: absent, absence, absences, away, outside of portugal, out of the country, spend time in the us, go back to the us, abroad for, ausente, ausencia, fora de portugal, fora do pais
  track: track, tracking, status, where is my, stage, progress, follow up, check on, news of my, heard anything, acompanhar o pedido, fase, estado do pedido, estado do processo, andamento, ponto de situacao, consultar o processo
  appointment: appointment, appointments, slot, slots, booking, book, schedule, scheduled, date at, appt, marcacao, marcacoes, agendamento, agendar, marcar, agendado, vaga, vagas
  wait: wait, waiting, waited, wait time, delay, delays, delayed, backlog, limbo, stuck, pending, taking forever, takes forever, still nothing, espera, esperar, espero, demora, demorar, atraso, atrasado, pendente
  duration: how long, how many weeks, how many months, how many days, time frame, timeframe, turnaround, takes, take, duration, quanto tempo, quantos meses, quantas semanas, quantos dias, demora
  cost: cost, costs, price, prices, fee, fees, how much, pay, charge, charges, charged, expense, euros, dollars, custa, custo, custos, preco, taxa, taxas, quanto custa, quanto pago, pagar, valor
  income: income, earn, earnings, earning, money coming in, revenue, pension, pensions, salary, wage, paycheck, social security check, benefits, renda, rendas, rendimento, rendimentos, salario, ordenado, pensao, reforma, aposentadoria, ganhar, ganho
  savings: savings, saved, nest egg, money in the bank, funds, cash, lump sum, assets, poupanca, poupancas, reserva, dinheiro no banco
  enough: enough, sufficient, suffice, qualify, minimum, required amount, threshold, at least, suficiente, chega, minimo, exigido, exigida
  lease: lease, rental, rent, renting, rental contract, rental agreement, tenancy, landlord, owner, apartment, flat, house, housing, arrendamento, aluguer, aluguel, alugar, arrendar, senhorio, casa, contrato de arrendamento
  lodging: accommodation, lodging, place to stay, place to live, airbnb, hotel, short-term, where we will live, friend's house, alojamento, hospedagem, hospedar, hospeda, morada, alojar
  invite: invite, invites, invitation, letter of invitation, host, hosts, friend's home, their home, convite, carta convite, carta-convite, convidar, anfitriao, termo de responsabilidade
  address: address, proof of address, utility bill, residence proof, parish, junta, atestado, morada, endereco, comprovar a morada, comprovativo de morada, atestado de residencia, freguesia
  papers: papers, paperwork, documents, document, docs, documentation, forms, checklist, packet, requirements, documentos, documento, documentacao, papeis, papelada, requisitos
  record: criminal record, background check, police check, fbi, fingerprints, fingerprint, fingerprinting, rap sheet, clearance, police certificate, registo criminal, antecedentes, antecedentes criminais, impressoes digitais
  apostille: apostille, apostilled, apostilles, legalized, legalised, secretary of state, apostila, apostilha, apostilado, apostilar
  translate: translate, translated, translation, translator, traducao, traduzir, traduzido, tradutor, juramentada
  photo: photo, photos, picture, pictures, headshot, fotografia, fotografias, foto, fotos
  original: original, originals, copy, copies, photocopy, photocopies, certified copy, duplicate, copia, copias, fotocopia, original, originais
  passport: passport, passports, passaporte, passaportes
  lost: lost, lose, stolen, theft, replace, replacement, perdi, perdido, perdeu, roubado, roubaram, furtado
  consulate: consulate, consulates, embassy, consul, consular, consulado, embaixada
  vfs: vfs, visa center, visa centre, visa centers, centro de vistos
  aima: aima, sef, immigration agency, immigration office, immigration service, agencia, biometrics, biometric, biometria
  citizenship: citizenship, citizen, nationality, naturalization, naturalize, naturalized, portuguese passport, become portuguese, cidadania, nacionalidade, cidadao, naturalizacao
  count: count, counts, counted, counting, clock, start counting, qualify toward, toward the years, conta, contam, contar, contagem
  us-citizenship: give up my us citizenship, renounce, relinquish, lose my citizenship, dual citizenship, dual nationality, dual citizen, keep my american, dupla nacionalidade, dupla cidadania, renunciar
  permanent: permanent residence, permanent residency, permanent, residencia permanente
  language: language, language test, portuguese test, speak portuguese, a2, ciple, exam, learn portuguese, lingua, teste de portugues, exame
  tax: tax, taxes, taxed, taxation, irs, impostos, imposto, tributado, tributacao
  nif: nif, tax number, taxpayer number, fiscal number, tax id, numero de contribuinte, contribuinte, cpf portugues, numero fiscal
  niss: niss, social security number, seguranca social, numero da seguranca social
  bank: bank, bank account, account, banking, conta, conta bancaria, banco
  pet: pet, pets, dog, dogs, cat, cats, puppy, kitten, pup, animal, animals, ferret, cao, caes, cachorro, cachorros, gato, gatos, animal de estimacao, pet
  vet: vet, vets, veterinarian, veterinarians, usda, aphis, endorse, endorsement, endorsed, accredited, health certificate, veterinario, veterinaria
  vaccine: rabies, vaccine, vaccines, vaccination, shot, shots, microchip, chip, titer, raiva, vacina, vacinas
  ship: ship, shipping, shipped, shipment, container, movers, mover, belongings, household goods, furniture, stuff, boxes, mudanca, mudancas, mobilia, moveis, pertences
  customs: customs, duty, duty-free, import, import tax, vat, baggage certificate, alfandega, isencao, bagagem, certificado de bagagem
  car: car, vehicle, truck, motorcycle, carro, veiculo, viatura
  work: work, working, job, employed, employment, hire, salaried, trabalhar, trabalho, emprego, contrato de trabalho
  remote: remote, remotely, telework, work from home, freelance, freelancer, contractor, self-employed, clients, client, consulting, customers, remoto, remotamente, teletrabalho, autonomo, recibos verdes, cliente, clientes
  laid-off: laid off, lost my job, unemployed, fired, made redundant, job loss, desempregado, desemprego, despedido, perdi o emprego
  retire: retire, retired, retiree, retirees, retirement, pensioner, reformado, reformada, aposentado, aposentada
  lawyer: lawyer, attorney, solicitor, agency, agent, consultant, immigration service, hire someone, do it ourselves, do it myself, on our own, advogado, advogada, solicitador, consultoria, assessoria, sozinho
  in-person: in person, personally, mail, by mail, post, travel there, courier, presencialmente, pessoalmente, correio
  letter: letter, letters, statement of, motivation, cover letter, reason, carta, declaracao, motivo, motivacao
  flight: flight, flights, plane ticket, ticket, tickets, itinerary, one-way, round trip, airfare, reservation, voo, voos, bilhete, passagem, passagem de volta, passagens
  stay-limit: ninety days, 90 days, 90-day, 180 days, tourist, tourists, visa-free, overstay, overstayed, sem visto, turista, turistas, noventa dias
  which-visa: which visa, what visa, kind of visa, what do we apply for, d7 or d8, long stay visa, right visa, que visto, qual visto, diferenca entre, diferencas entre
  eu-family: eu passport, eu citizen, irish, italian, european citizenship, eu national, passaporte europeu, cidadao europeu
  school: school, schools, kindergarten, university, college, escola, escolas, universidade, creche
  unmarried: unmarried, girlfriend, boyfriend, fiance, fiancee, common law, live together, domestic partner, partnership, uniao estavel, uniao de facto, namorado, namorada, nao somos casados
  pending-papers: missing documents, ask for more, more documents, incomplete, pending, em falta, documento em falta, faltam documentos
  interview: interview, entrevista
  sticker: sticker, visa sticker, vinheta, visa stamp, vignette
  open: open, opens, open up, release, released, window, abre, abrem, abrir
  risk: risk, risky, illegal, fine, fined, penalty, penalties, trouble, deported, multa, coima, ilegal, risco, penalizacao
  medicine: medicine, medicines, medication, medications, meds, pills, drug, drugs, prescription, prescriptions, pharmacy, refill, medicamento, medicamentos, medicacao, comprimidos, remedio, remedios, receita, farmacia
  vote: vote, voting, voter, ballot, absentee, election, elections, votar, voto, eleicao, eleicoes, boletim
  phone: phone, phones, telephone, cell, cellphone, mobile, sim, text, texts, telefone, telemovel, celular
  mailbox: mailbox, mail forwarding, us address, american address, address in the us, po box, virtual address, correio, caixa postal
  parcel: parcel, parcels, package, packages, amazon, gift, gifts, ctt, post office, encomenda, encomendas, presente
  broker: broker, brokerage, fidelity, schwab, vanguard, investment account, corretora
  invest: invest, investing, investment, investments, investor, stocks, stock, shares, dividends, capital gains, etf, etfs, bonds, index funds, interest, acoes, dividendos, mais-valias, juros, investimento, investimentos
  retirement-account: ira, iras, roth, 401k, 401 k, 403b, retirement account, retirement accounts, required minimum, rmd, conta reforma
  us-benefits: social security, social security check, ssa, ssdi, benefits, social security americana, reforma americana, pensao americana
  medicare: medicare, part b, part a, part d, medicare advantage, medigap, parte b
  veteran: va, veteran, veterans, tricare, military, veterano, veteranos
  deduct: deduct, deductible, deduction, deductions, write off, e-fatura, deduzir, deducao, deducoes, abater
  file-tax: tax return, tax returns, file taxes, modelo 3, anexo j, declaration, annex, tax filing, declaracao de irs, entregar o irs, declarar, declaro
  self-employed: self-employed, self employed, freelancer, freelancers, freelance, 1099, contractor, sole trader, recibos verdes, independente, autonomo, por conta propria
  employer: employer, boss, company, payroll, w-2, empregador, empresa, patrao
  inherit: inherit, inherits, inheritance, heir, heirs, will, estate, testament, heranca, herdar, herda, herdeiros, testamento
  death: die, dies, died, death, dead, funeral, cremation, widow, widower, morrer, morre, morte, morreu, falecer, obito, viuva, viuvo
  divorce: divorce, divorced, separated, separation, splitting up, divorcio, divorciar, divorciada, divorciado, separado
  wedding: marry, getting married, get married, wedding, marriage in portugal, casar, casamento
  attorney-power: power of attorney, poa, procuracao, proxy, act for me
  deposit: deposit, security deposit, up front, upfront, in advance, guarantor, caucao, adiantado, adiantadas, fiador, sinal
  register-lease: register the lease, registered lease, register it, registers, registered, registado, registar, regista
  utilities: electricity, water, gas, internet, utilities, utility, power company, luz, agua, eletricidade
  voltage: voltage, volts, plug, plugs, adapter, transformer, appliances, appliance, 110, 220, 230, voltagem, ficha, adaptador, eletrodomesticos
  buy-home: buy a house, buy a home, buy an apartment, buying a house, buying a home, buy property, closing costs, deed, imt, mortgage, comprar casa, compra de casa, escritura
  digital-key: digital key, chave movel digital, cmd, login, log in, password, senha, iniciar sessao
  golden: golden visa, golden, ari, visto gold, visto dourado
  cash: cash, ten thousand, 10000, gold coins, dinheiro vivo, em dinheiro
  transfer-money: wire, wires, transfer, transfers, wise, remitly, exchange rate, convert dollars, move money, transferir, transferencia, cambio
  food: food, meat, cheese, spices, seeds, plants, jerky, comida, alimentos, carne, queijo, sementes
  online: online, remotely, from home, from the us, from abroad, without going, video call, a distancia, do estrangeiro, videochamada, pela internet
  emergency: emergency, emergencies, 112, ambulance, urgent, urgencia, emergencia
  condition: pre-existing, preexisting, diabetic, cancer, heart condition, illness, age limit, doenca, doencas, limite de idade
  state-tax: state tax, state taxes, domicile, california, sticky state, residency in my state, imposto estadual
  letter-aima: e-mail from aima, email from aima, aima wrote, summons, convocatoria, notificacao da aima
  meanwhile: meantime, meanwhile, in the mean time, while we wait, while waiting, entretanto, enquanto espero, enquanto aguardo
`;

/** What a question asks of its matter, by how it asks. */
const intents = `
  long: how long, how many days, how many weeks, how many months, how many years, how soon, how fast, how quickly, turnaround, time frame, quanto tempo, quantos dias, quantas semanas, quantos meses, quantos anos, demora, em quanto tempo
  much: how much, what does it cost, price, fee, fees, cost, costs, how expensive, quanto custa, quanto custam, quanto pago, quanto, qual o valor, preco, custo
  when: when, by when, too early, too late, deadline, what date, quando, ate quando, prazo, que data
  where: where, which office, which place, onde, em que sitio, em que lugar
  who: who, whom, which vet, which office, quem, a quem
  may: may i, may we, can i, can we, am i allowed, are we allowed, is it allowed, could i, could we, is it ok, allowed to, possible to, posso, podemos, pode, e possivel, da para, permitido
  need: do i need, do we need, must i, must we, have to, required, need to, necessary, mandatory, is it necessary, obligatory, should i, preciso, precisamos, tenho de, temos de, e preciso, e obrigatorio, obrigatorio, necessario, devo
  which: which, what kind, what type, what counts, que tipo, qual, quais
  what-if: what if, what happens, what now, what can i do, what can one do, in case, e se, o que acontece, o que faco, e agora, posso fazer
  how: how do i, how do we, how can i, how does one, how to, como, como faco, de que forma
`;

function read(lines: string): ReadonlyMap<string, readonly string[]> {
  const ofPhrase = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [thing = '', said = ''] = line.trim().split(': ');
    for (const phrase of said.split(', ').map(plain))
      ofPhrase.set(phrase, [...(ofPhrase.get(phrase) ?? []), thing]);
  }
  return ofPhrase;
}

const thingsOf = read(things);
const intentsOf = read(intents);

/** What a text names, by lines of the field; `text` has no signs. */
export const thingsIn = (text: string): ReadonlySet<string> =>
  new Set(phrasesWithin(text, thingsOf).flatMap((phrase) => thingsOf.get(phrase) ?? []));

/** How a text asks; `text` has no signs. */
export const intentsIn = (text: string): ReadonlySet<string> =>
  new Set(phrasesWithin(text, intentsOf).flatMap((phrase) => intentsOf.get(phrase) ?? []));
