// Does what a script says with the generated Go client and logs what came of it: player URL SCRIPT LOG
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"player/arbiter"
)

type step map[string]interface{}

type player struct {
	api      *arbiter.APIClient
	created  map[string]*arbiter.Game
	toMove   map[string]string
	lastSeat map[string]string
}

var madeUp = []string{"createdAt", "time", "seatTokens", "traceId", "next"}

func (s step) text(name string) string {
	text, _ := s[name].(string)
	return text
}

func (s step) number(name string) int32 {
	return int32(s[name].(float64))
}

func (s step) has(name string) bool {
	_, found := s[name]
	return found
}

// body reads the body of a request into its type.
func (s step) body(into interface{}) error {
	body, err := json.Marshal(s["body"])
	if err != nil {
		return err
	}
	return json.Unmarshal(body, into)
}

func (p *player) do(s step) (interface{}, error) {
	ctx := context.Background()
	id := s.text("game")
	if game := p.created[id]; game != nil {
		id = game.Id
	}
	switch s.text("do") {
	case "create":
		return p.create(s)
	case "act":
		return p.act(s, id)
	case "rematch":
		game, _, err := p.api.GamesAPI.Rematch(p.ofSeat(s), id).Execute()
		return withoutId(game), err
	case "list":
		list, _, err := p.api.GamesAPI.ListGames(ctx).Limit(1).Execute()
		return err == nil && list.Items[0].Id == id, err
	case "service":
		return first(p.api.ServiceAPI.GetService(ctx).Execute())
	case "rulesets":
		return first(p.api.RulesetsAPI.ListRulesets(ctx).Execute())
	case "ruleset":
		return first(p.api.RulesetsAPI.GetRuleset(ctx, s.text("ruleset")).Execute())
	case "evaluate":
		var request arbiter.EvaluationRequest
		if err := s.body(&request); err != nil {
			return nil, err
		}
		return first(p.api.RulesetsAPI.Evaluate(ctx).EvaluationRequest(request).Execute())
	default:
		return p.read(ctx, s, id)
	}
}

// read does the steps that read a game, now or at a version.
func (p *player) read(ctx context.Context, s step, id string) (interface{}, error) {
	log, play := p.api.LogAPI, p.api.PlayAPI
	at := s.has("at")
	switch s.text("do") {
	case "game":
		request := p.api.GamesAPI.GetGame(ctx, id)
		if at {
			request = request.At(s.number("at"))
		}
		game, _, err := request.Execute()
		return withoutId(game), err
	case "legal":
		request := play.ListLegalActions(ctx, id)
		if at {
			request = request.At(s.number("at"))
		}
		if s.has("board") {
			request = request.Board(s.text("board"))
		}
		return first(request.Execute())
	case "score":
		request := log.GetScore(ctx, id)
		if at {
			request = request.At(s.number("at"))
		}
		return first(request.Execute())
	case "record":
		request := log.GetRecord(ctx, id)
		if at {
			request = request.At(s.number("at"))
		}
		return first(request.Execute())
	case "text":
		text, _, err := log.GetRecordText(ctx, id).Execute()
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		return lines[len(lines)-1], err
	case "events":
		request := log.ListEvents(ctx, id).Wait(0)
		if s.has("after") {
			request = request.After(s.number("after"))
		}
		if s.has("limit") {
			request = request.Limit(s.number("limit"))
		}
		return first(request.Execute())
	case "updates":
		return p.updates(ctx, s, id)
	case "picture":
		return p.pictures(ctx, s, id)
	}
	return nil, errors.New("unknown step " + s.text("do"))
}

// updates asks what is new in a game that is there and in one that is not.
func (p *player) updates(ctx context.Context, s step, id string) (interface{}, error) {
	after := strconv.Itoa(int(s.number("after")))
	request := p.api.LogAPI.ListUpdates(ctx).Game([]string{id + ":" + after, "nobody:0"}).Wait(20)
	updates, _, err := request.Execute()
	if err != nil {
		return nil, err
	}
	items := []interface{}{}
	for _, update := range updates.Items {
		items = append(items, withoutId(update))
	}
	return map[string]interface{}{"items": items, "unknown": updates.Unknown}, nil
}

func (p *player) pictures(ctx context.Context, s step, id string) (interface{}, error) {
	at := s.number("at")
	svg, _, err := p.api.PicturesAPI.GetPictureSvg(ctx, id).At(at).Execute()
	if err != nil {
		return nil, err
	}
	board, _, err := p.api.PicturesAPI.GetBoardPicture(ctx, id, s.text("board")).At(at).Execute()
	if err != nil {
		return nil, err
	}
	text, _, err := p.api.PicturesAPI.GetPictureText(ctx, id).At(at).Execute()
	return map[string]string{"svg": content(svg), "board": content(board), "text": text}, err
}

// content reads a file that the client has written for a picture, and removes it.
func content(file *os.File) string {
	defer os.Remove(file.Name())
	defer file.Close()
	file.Seek(0, io.SeekStart)
	bytes, _ := io.ReadAll(file)
	return string(bytes)
}

func (p *player) create(s step) (interface{}, error) {
	var request arbiter.GameRequest
	if err := s.body(&request); err != nil {
		return nil, err
	}
	game, _, err := p.api.GamesAPI.CreateGame(context.Background()).GameRequest(request).Execute()
	if err != nil {
		return nil, err
	}
	p.created[s.text("as")] = game
	p.toMove[s.text("as")] = game.GetToMove()
	return withoutId(game), nil
}

func (p *player) act(s step, id string) (interface{}, error) {
	action := arbiter.NewActRequest(s.text("action"))
	request := p.api.PlayAPI.Act(p.ofSeat(s), id)
	if s.has("key") {
		version := strconv.Itoa(int(s.number("version")))
		request = request.IfMatch(`"` + version + `"`).IdempotencyKey(s.text("key"))
	} else {
		action.SetVersion(s.number("version"))
	}
	acted, response, err := request.ActRequest(*action).Execute()
	if err != nil {
		return nil, err
	}
	name := s.text("game")
	p.lastSeat[name] = p.seat(s)
	p.toMove[name] = acted.Game.GetToMove()
	return map[string]interface{}{
		"replayed": response.Header.Get("Idempotency-Replayed") != "",
		"event":    acted.Event,
		"game":     withoutId(&acted.Game),
	}, nil
}

func (p *player) seat(s step) string {
	if s.has("again") {
		return p.lastSeat[s.text("game")]
	}
	if s.has("seat") {
		return s.text("seat")
	}
	return p.toMove[s.text("game")]
}

// ofSeat has the token of the seat that a step names, that acted last, or else that is to move.
func (p *player) ofSeat(s step) context.Context {
	for _, token := range p.created[s.text("game")].SeatTokens {
		if token.Seat == p.seat(s) {
			return context.WithValue(context.Background(), arbiter.ContextAccessToken, token.Token)
		}
	}
	return context.Background()
}

func first[T any](result T, _ *http.Response, err error) (interface{}, error) {
	return result, err
}

func withoutId(game interface{}) interface{} {
	value, _ := plain(game).(map[string]interface{})
	delete(value, "id")
	return value
}

// plain gives a value as JSON has it, without what is made up anew each time.
func plain(value interface{}) interface{} {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	var tree interface{}
	if err := json.Unmarshal(text, &tree); err != nil {
		panic(err)
	}
	return stripped(tree)
}

func stripped(tree interface{}) interface{} {
	switch node := tree.(type) {
	case map[string]interface{}:
		for _, name := range madeUp {
			delete(node, name)
		}
		for _, field := range node {
			stripped(field)
		}
	case []interface{}:
		for _, item := range node {
			stripped(item)
		}
	}
	return tree
}

// problem gives the problem that a failed call was answered with, or nil.
func problem(err error) interface{} {
	var failure *arbiter.GenericOpenAPIError
	if !errors.As(err, &failure) {
		panic(err)
	}
	return failure.Model()
}

func main() {
	configuration := arbiter.NewConfiguration()
	configuration.Servers = arbiter.ServerConfigurations{{URL: os.Args[1]}}
	p := &player{
		api:      arbiter.NewAPIClient(configuration),
		created:  map[string]*arbiter.Game{},
		toMove:   map[string]string{},
		lastSeat: map[string]string{},
	}
	script, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	var steps []step
	if err := json.Unmarshal(script, &steps); err != nil {
		panic(err)
	}
	var log bytes.Buffer
	lines := json.NewEncoder(&log)
	for _, s := range steps {
		line := map[string]interface{}{"step": s}
		if result, err := p.do(s); err != nil {
			line["problem"] = plain(problem(err))
		} else {
			line["result"] = plain(result)
		}
		if err := lines.Encode(line); err != nil {
			panic(err)
		}
	}
	if err := os.WriteFile(os.Args[3], log.Bytes(), 0o644); err != nil {
		panic(err)
	}
}
