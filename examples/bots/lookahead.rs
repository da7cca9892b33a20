// A bot in Rust that searches two turns deep. It knows no rules: it asks `labora engine` (docs/develop/engine.md).
// Try it: rustc -O examples/bots/lookahead.rs
//         labora arena exec:./lookahead novice --mode 3-short --games 20 --seconds 10
// Behind the program's name you can say how the engine is started: ./lookahead .venv/bin/labora engine

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// How many turns are searched further.
const WIDTH: usize = 8;

/// A line is asked, a line is answered.
struct Engine {
    _process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// A turn with the scores that the engine expects after it.
struct Turn {
    scores: Vec<f64>,
    line: String,
}

impl Engine {
    fn start(command: &[String]) -> io::Result<Engine> {
        let mut process = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let questions = process.stdin.take().unwrap();
        let answers = BufReader::new(process.stdout.take().unwrap());
        Ok(Engine { _process: process, questions, answers })
    }

    fn ask(&mut self, line: &str) -> io::Result<String> {
        writeln!(self.questions, "{}", line)?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        Ok(answer.trim_end().to_string())
    }

    /// The best turns in the eyes of a novice: `hint 2 | 0.7 90,85 fell 1,1 wood end | ...`.
    fn turns(&mut self, count: usize) -> io::Result<Vec<Turn>> {
        let answer = self.ask(&format!("hint level=novice seconds=10 count={}", count))?;
        Ok(answer.split(" | ").skip(1).map(turn).collect())
    }

    /// What is best for a seat in its next turn, after the others have taken theirs; then all is as before.
    fn next(&mut self, seat: usize) -> io::Result<f64> {
        let mut played = 0;
        loop {
            let decision = self.ask("decision")?;
            let player = decision.split(' ').nth(2).and_then(|word| word.parse().ok());
            let value = match self.turns(1)?.pop() {
                Some(turn) if player != Some(seat) => {
                    self.ask(&format!("play {}", turn.line))?;
                    played += 1;
                    continue;
                }
                Some(turn) => turn.scores[seat],
                None => number(self.ask("scores")?.split(' ').nth(1 + seat)),
            };
            if played > 0 {
                self.ask(&format!("undo {}", played))?;
            }
            return Ok(value);
        }
    }

    /// The turn that is best two turns deep, as far as the time allows.
    fn choice(&mut self, position: &str, seat: usize, until: Instant) -> io::Result<String> {
        self.ask(&format!("position {}", position))?;
        let candidates = self.turns(WIDTH)?;
        let (mut chosen, mut most) = (0, f64::NEG_INFINITY);
        for (place, turn) in candidates.iter().enumerate() {
            if candidates.len() == 1 || Instant::now() > until {
                break;
            }
            self.ask(&format!("play {}", turn.line))?;
            let value = self.next(seat)?;
            self.ask("undo")?;
            if value > most {
                chosen = place;
                most = value;
            }
        }
        Ok(candidates[chosen].line.clone())
    }
}

fn turn(text: &str) -> Turn {
    let mut parts = text.splitn(3, ' ').skip(1);
    let scores = parts.next().unwrap_or("").split(',').map(|score| number(Some(score))).collect();
    Turn { scores, line: parts.next().unwrap_or("").to_string() }
}

fn number(text: Option<&str>) -> f64 {
    text.and_then(|word| word.parse().ok()).unwrap_or(f64::NEG_INFINITY)
}

fn main() -> io::Result<()> {
    let mut command: Vec<String> = std::env::args().skip(1).collect();
    if command.is_empty() {
        command = vec!["labora".to_string(), "engine".to_string()];
    }
    let mut engine = Engine::start(&command)?;
    let (mut position, mut seat) = (String::new(), 0);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (word, rest) = line.split_once(' ').unwrap_or((line.as_str(), ""));
        match word {
            "labora" => println!("name Lookahead in Rust\nready"),
            "position" => position = rest.to_string(),
            "decision" => seat = number(rest.split(' ').nth(1)) as usize,
            "go" => {
                let until = Instant::now() + Duration::from_secs_f64(number(Some(rest)).max(0.0) / 2.0);
                println!("choose {}", engine.choice(&position, seat, until)?);
            }
            _ => {}
        }
    }
    Ok(())
}
